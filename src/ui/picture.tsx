/** A picture that the shop keeps in several widths: 4:5, sized before it comes, on a ground of its own. */
import styles from "./picture.module.css";

const widths = [400, 800, 1200] as const;

/**
 * The widths of a picture as a srcset, told from a name that ends in `-800.webp`; undefined for any
 * other name, which is then the only one there is.
 */
export const sourcesOf = (url: string): string | undefined =>
  url.endsWith("-800.webp")
    ? widths.map((width) => `${url.replace(/-800\.webp$/, `-${width}.webp`)} ${width}w`).join(", ")
    : undefined;

export interface PictureProps {
  readonly src: string;
  /** What it shows; empty where a text beside it says the same. */
  readonly alt: string;
  /** How wide it is on screen, as the sizes attribute has it. */
  readonly sizes: string;
  /** Above the fold: fetched at once and first. */
  readonly urgent?: boolean;
  /** Its ground is there, and the picture isn't fetched yet. */
  readonly later?: boolean;
}

export function Picture({ src, alt, sizes, urgent = false, later = false }: PictureProps) {
  return (
    <img
      className={styles.picture}
      {...(!later && { src, srcSet: sourcesOf(src) })}
      sizes={sizes}
      alt={alt}
      width={800}
      height={1000}
      loading={urgent ? "eager" : "lazy"}
      fetchPriority={urgent ? "high" : "auto"}
      decoding="async"
      // A picture that doesn't come leaves its ground, not a torn icon.
      onError={(event) => event.currentTarget.setAttribute("data-missing", "")}
    />
  );
}
