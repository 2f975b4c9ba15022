import { paths } from "../../../domain/routes.ts";
import settings from "../../../shop.json" with { type: "json" };
import { Link } from "../../ui/link.tsx";
import styles from "./name.module.css";

export function Name() {
  return (
    <Link href={paths.home} className={styles.name} aria-label={`${settings.name}, home`}>
      {settings.name}
    </Link>
  );
}
