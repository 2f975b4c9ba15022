import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { price } from "../../shop/money.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import styles from "./about.module.css";

/** Documented examples. */
const wordsToSay = [
  "suggest",
  "recommend",
  "i want",
  "what should i buy",
  "i need to get recommendations",
] as const;

const reasons: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "support",
    title: "You can just say it",
    text: `Ask for a warm jacket under ${price(2000)}, and you see just that. You can also type, or simply look around.`,
  },
  {
    icon: "collections",
    title: "Few things, well made",
    text: "A small collection in good cloth. See each piece from all sides before you decide.",
  },
  {
    icon: "exchange",
    title: "No risk",
    text: "Pay at the door if you like. Change your mind within 7 days.",
  },
];

export function AboutScreen() {
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <div className={styles.pitch}>
          <ScreenHeading title="About us">About us</ScreenHeading>
          <p className={styles.lead}>
            {settings.name} is a clothing shop that listens. Tell it who the clothes are for, what
            they are for and what they may cost, and it brings what suits.
          </p>
        </div>
        <img
          className={styles.scene}
          src="/pictures/hero/1-wide-800.webp"
          srcSet="/pictures/hero/1-wide-800.webp 800w, /pictures/hero/1-wide-1600.webp 1600w"
          sizes="(min-width: 60rem) 50vw, 100vw"
          width={1600}
          height={900}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      </header>

      <section className={styles.say} aria-labelledby="say">
        <h2 id="say">Words to say</h2>
        <p>Press the round button, or type into its box. Any of these starts a recommendation:</p>
        <ul className={styles.words}>
          {wordsToSay.map((words) => (
            <li key={words}>
              <q>{words}</q>
            </li>
          ))}
        </ul>
        <p className={styles.example}>
          For instance: <q>I want a cotton kurta for my father under 1500 rupees</q>
        </p>
      </section>

      <div className={styles.pair}>
        <section aria-labelledby="mission">
          <h2 id="mission">Our mission</h2>
          <p className={styles.mission}>
            Everyone should be able to shop in their own words: spoken, typed or tapped.
          </p>
        </section>
        <section aria-labelledby="founders">
          <h2 id="founders">Founders</h2>
          <ul className={styles.founders}>
            {settings.founders.map(({ role, line }) => (
              <li key={role}>
                <h3>{role}</h3>
                <p>{line}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>

      <section className={styles.why} aria-labelledby="why">
        <h2 id="why">Why choose us</h2>
        <ul>
          {reasons.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} size={32} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>

      <ButtonLink href={paths.collection} look="primary">
        See the collection
      </ButtonLink>
    </div>
  );
}
