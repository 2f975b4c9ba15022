import settings from "../../../shop.json" with { type: "json" };
import { Button } from "../../ui/button.tsx";
import { ScreenHeading } from "../../ui/screen-heading.tsx";
import styles from "./contact.module.css";

export function ContactScreen() {
  return (
    <div className={styles.screen}>
      <img
        className={styles.scene}
        src="/pictures/hero/4-tall-800.webp"
        srcSet="/pictures/hero/4-tall-480.webp 480w, /pictures/hero/4-tall-800.webp 800w"
        sizes="(min-width: 60rem) 40vw, 100vw"
        width={800}
        height={1000}
        alt=""
        decoding="async"
      />
      <div className={styles.words}>
        <ScreenHeading title="Contact us">Contact us</ScreenHeading>
        <section aria-labelledby="store">
          <h2 id="store">Our store</h2>
          <address className={styles.address}>
            {settings.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
        <section aria-labelledby="reach">
          <h2 id="reach">Call or write</h2>
          <ul className={styles.ways}>
            <li>
              <a href={`tel:${settings.phone.replaceAll(" ", "")}`}>{settings.phone}</a>
            </li>
            <li>
              <a href={`mailto:${settings.email}`}>{settings.email}</a>
            </li>
          </ul>
        </section>
        <section aria-labelledby="careers" className={styles.careers}>
          <h2 id="careers">Careers at {settings.name}</h2>
          <p>We are a small team that cuts, sews and listens. Sometimes we look for someone new.</p>
          {/* Inert, as documented. */}
          <Button>Explore Jobs</Button>
        </section>
      </div>
    </div>
  );
}
