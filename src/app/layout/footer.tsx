import { useSyncExternalStore } from "react";
import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { Link } from "../../ui/link.tsx";
import styles from "./footer.module.css";

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.name}>{settings.name}</p>
          <p>{settings.tagline}. Type it, tap it or say it: the shop listens.</p>
        </div>
        <nav aria-label="Company">
          <h2 className={styles.title}>Company</h2>
          <ul className={styles.list}>
            <li>
              <Link href={paths.home}>Home</Link>
            </li>
            <li>
              <Link href={paths.about}>About us</Link>
            </li>
            <li>
              <Link href={paths.collection}>Collections</Link>
            </li>
            <li>
              <Link href={paths.orders}>Orders</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>Get in touch</h2>
          <ul className={styles.list}>
            <li>
              <a href={`tel:${settings.phone.replaceAll(" ", "")}`}>{settings.phone}</a>
            </li>
            <li>
              <a href={`mailto:${settings.email}`}>{settings.email}</a>
            </li>
            <li>
              <Link href={paths.contact}>Find the store</Link>
            </li>
          </ul>
        </div>
      </div>
      <p className={styles.copyright}>
        © {useYear()} {settings.name}. All rights reserved.
      </p>
    </footer>
  );
}

/** The local year; unknown while prerendering. */
const useYear = (): number | undefined =>
  useSyncExternalStore<number | undefined>(
    never,
    () => new Date().getFullYear(),
    () => undefined,
  );
const never = () => () => {};
