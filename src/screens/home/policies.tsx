/** Three promises, as documented. */
import { Icon, type IconName } from "../../ui/icon.tsx";
import styles from "./home.module.css";

const promises: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "exchange",
    title: "Easy Exchange Policy",
    text: "Wrong size? It is easy to exchange it.",
  },
  {
    icon: "calendar",
    title: "7 Days Return Policy",
    text: "Try it at home. Send it back within 7 days.",
  },
  {
    icon: "support",
    title: "Best Customer Support",
    text: "A person answers, and knows our clothes.",
  },
];

export function Policies() {
  return (
    <section className={styles.policies} aria-label="What we promise">
      <ul className={styles.promises}>
        {promises.map(({ icon, title, text }) => (
          <li key={title} className={styles.promise}>
            <Icon name={icon} size={32} />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
