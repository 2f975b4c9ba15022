/** Asks for an e-mail; sending does nothing, as documented. */
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./home.module.css";

export function Subscribe() {
  return (
    <section className={styles.subscribe} aria-labelledby="subscribe">
      <div className={styles.pitch}>
        <h2 id="subscribe">Subscribe now and get 20% off</h2>
        <p>One email when there is something new, and nothing else.</p>
      </div>
      <form className={styles.letter} onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Your email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <Button type="submit">Subscribe</Button>
      </form>
    </section>
  );
}
