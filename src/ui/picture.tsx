/** A product's picture in several widths: 4:5, its space reserved. */
import styles from "./picture.module.css";

const widths = [400, 800, 1200] as const;

/** A srcset, from a name that ends in `-800.webp`. */
const sourcesOf = (url: string): string | undefined =>
  url.endsWith("-800.webp")
    ? widths.map((width) => `${url.replace(/-800\.webp$/, `-${width}.webp`)} ${width}w`).join(", ")
    : undefined;

interface PictureProps {
  readonly src: string;
  /** Empty if a text beside it says the same. */
  readonly alt: string;
  readonly sizes: string;
  readonly urgent?: boolean;
  /** Not fetched yet; only its space. */
  readonly later?: boolean;
}

/** An image without a source shows a broken icon. A GIF, because an SVG is a separate document. */
const nothing = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

export function Picture({ src, alt, sizes, urgent = false, later = false }: PictureProps) {
  return (
    <img
      className={styles.picture}
      {...(later ? { src: nothing } : { src, srcSet: sourcesOf(src) })}
      sizes={sizes}
      alt={alt}
      width={800}
      height={1000}
      loading={urgent ? "eager" : "lazy"}
      fetchPriority={urgent ? "high" : "auto"}
      decoding="async"
      onError={(event) => event.currentTarget.setAttribute("data-missing", "")}
      onLoad={(event) => event.currentTarget.removeAttribute("data-missing")}
    />
  );
}
