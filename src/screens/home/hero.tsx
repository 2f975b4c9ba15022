/**
 * The banner: four slides. Pauses on hover, focus, when hidden, on request, and with reduced
 * motion.
 */
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from "react";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hero.module.css";
import { type Slide, slideAfter, slides, slideTime } from "./slides.ts";

export function Hero() {
  const [current, setCurrent] = useState(0);
  /** Slides whose picture was requested; the first loads alone. */
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([0]));
  const [held, setHeld] = useState({ hover: false, focus: false });
  /** The shopper's choice; until then the device's. */
  const [asked, setAsked] = useState<boolean>();
  const still = useSyncExternalStore(whenStillnessChanges, prefersStillness, () => false);
  const paused = asked ?? still;
  const resting = paused || held.hover || held.focus;

  const show = (index: number) => {
    setCurrent(index);
    setSeen((before) => new Set([...before, index, slideAfter(index)]));
  };

  useEffect(() => {
    if (resting) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "hidden") return;
      setCurrent(slideAfter);
    }, slideTime);
    return () => clearInterval(timer);
  }, [resting]);

  // Prefetch the next picture.
  useEffect(() => {
    const timer = setTimeout(
      () => setSeen((before) => new Set([...before, current, slideAfter(current)])),
      resting && current === 0 ? slideTime * 2 : slideTime / 3,
    );
    return () => clearTimeout(timer);
  }, [current, resting]);

  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setHeld({ ...held, focus: false });
  };

  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label="In the shop now"
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse") setHeld({ ...held, hover: true });
      }}
      onPointerLeave={() => setHeld({ ...held, hover: false })}
      onFocus={() => setHeld({ ...held, focus: true })}
      onBlur={leave}
    >
      <ul className={styles.slides}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.scene}
            slide={slide}
            place={index + 1}
            shown={index === current}
            wanted={seen.has(index)}
          />
        ))}
      </ul>
      <div className={styles.controls}>
        {slides.map((slide, index) => (
          <button
            key={slide.scene}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${index + 1} of ${slides.length}`}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          />
        ))}
        <button
          type="button"
          className={styles.pause}
          aria-label={paused ? "Play slides" : "Pause slides"}
          onClick={() => setAsked(!paused)}
        >
          <Icon name={paused ? "play" : "pause"} size={20} />
        </button>
      </div>
    </section>
  );
}

const stillness = "(prefers-reduced-motion: reduce)";
const prefersStillness = (): boolean => matchMedia(stillness).matches;
function whenStillnessChanges(changed: () => void): () => void {
  const query = matchMedia(stillness);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

interface SlideViewProps {
  readonly slide: Slide;
  /** 1 to 4. */
  readonly place: number;
  readonly shown: boolean;
  /** The picture may load. */
  readonly wanted: boolean;
}

function SlideView({ slide, place, shown, wanted }: SlideViewProps) {
  const picture = `/pictures/hero/${slide.scene}`;
  return (
    <li
      className={styles.slide}
      aria-label={`${place} of ${slides.length}`}
      data-shown={shown || undefined}
      inert={!shown}
    >
      {wanted && (
        <picture>
          <source
            media="(min-width: 48rem)"
            srcSet={`${picture}-wide-800.webp 800w, ${picture}-wide-1600.webp 1600w`}
            sizes="100vw"
          />
          <img
            className={styles.scene}
            src={`${picture}-tall-800.webp`}
            srcSet={`${picture}-tall-480.webp 480w, ${picture}-tall-800.webp 800w`}
            sizes="100vw"
            alt=""
            fetchPriority={place === 1 ? "high" : "low"}
            decoding="async"
          />
        </picture>
      )}
      <div className={styles.label}>
        <p className={styles.text1}>{slide.text1}</p>
        <p className={styles.text2}>{slide.text2}</p>
        <ButtonLink href={slide.href} look="primary">
          {slide.link}
        </ButtonLink>
      </div>
    </li>
  );
}
