/** Everything that can be said, from the matcher's data. */
import { memo } from "react";
import { helpTopics } from "../../intents/responses/help-topics.ts";
import { words } from "../../intents/responses/words.ts";
import { Dialog } from "../../ui/dialog.tsx";
import styles from "./help-sheet.module.css";

interface HelpSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSay: (text: string) => void;
}

export const HelpSheet = memo(function HelpSheet({ open, onClose, onSay }: HelpSheetProps) {
  const say = (text: string) => {
    onClose();
    onSay(text);
  };
  return (
    <Dialog open={open} onClose={onClose} label="What you can say">
      <h2 className={styles.heading}>What you can say</h2>
      <p className={styles.lead}>{words.helpLead}</p>
      <dl>
        {helpTopics.map((row) => (
          <div key={row.id} className={styles.row}>
            <dt className={styles.sayings}>
              {row.say.map((text) => (
                <button
                  key={text}
                  type="button"
                  className={styles.saying}
                  onClick={() => say(text)}
                >
                  “{text}”
                </button>
              ))}
            </dt>
            <dd className={styles.does}>{row.does}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subheading}>By keyboard</h3>
      <dl className={styles.keys}>
        <div>
          <dt>
            <kbd>Ctrl</kbd> <kbd>.</kbd>
          </dt>
          <dd>starts and stops listening</dd>
        </div>
        <div>
          <dt>
            <kbd>/</kbd>
          </dt>
          <dd>opens the box to type a command</dd>
        </div>
        <div>
          <dt>
            <kbd>Esc</kbd>
          </dt>
          <dd>cancels, then closes</dd>
        </div>
      </dl>
      <p className={styles.small}>
        The microphone is open only while the button moves, and never after you leave the page.
      </p>
    </Dialog>
  );
});
