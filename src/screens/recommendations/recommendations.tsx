import { useState } from "react";
import { paths } from "../../../domain/routes.ts";
import {
  apartFrom,
  inFront,
  type RecommendationOutcome,
} from "../../shop/recommendations/recommendations.ts";
import { useShop, useShopState } from "../../shop/shop-context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Live } from "../../ui/live.tsx";
import { Message } from "../message.tsx";
import { Screen } from "../screen.tsx";
import { InsteadShelf } from "../shelves.tsx";
import { ConstraintChips } from "./constraint-chips.tsx";
import { Nearest, NearShelf } from "./nearest.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";
import styles from "./recommendations.module.css";

export function RecommendationsScreen() {
  const { recommendations } = useShop();
  const state = useShopState(
    (shop) => shop.recommendations,
    (state) => state,
  );
  const [notice, setNotice] = useState<string>();
  const { last, missed, busy } = state;
  const need = inFront(state);

  if (last === undefined || need === undefined) {
    return (
      <>
        <Message
          heading="No recommendations found"
          text="We couldn't find matches for your request"
        >
          <ButtonLink href={paths.home} look="primary">
            Back to Home
          </ButtonLink>
          <ButtonLink href={paths.about}>What you can say</ButtonLink>
        </Message>
        <div className={styles.below}>
          {missed ? <Nearest missed={missed} /> : <InsteadShelf />}
        </div>
      </>
    );
  }

  const drop = async (id: string) => {
    setNotice(undefined);
    setNotice(wordsFor(await recommendations.drop(id)));
  };
  const answer = async (words: string) => {
    setNotice(undefined);
    setNotice(wordsFor(await recommendations.recommend(words, { answers: true })));
  };

  const isOlder = need !== last;
  const cards = apartFrom(missed?.nearest ?? [], last.recommendations);
  return (
    <Screen
      heading={isOlder ? "No perfect match" : "Your Perfect Matches"}
      lead={
        <span className={styles.query}>
          {isOlder ? "For" : "Showing results for"} “{need.userQuery}”
        </span>
      }
    >
      <Live>{busy ? "Finding…" : (notice ?? `${last.summary}.`)}</Live>
      <ConstraintChips constraints={need.understood} busy={busy} onDrop={(id) => void drop(id)} />
      {notice && notice !== missed?.note && (
        <p className={styles.note} aria-hidden="true">
          {notice}
        </p>
      )}
      {!isOlder && last.note && <p className={styles.note}>{last.note}</p>}
      {missed && <Nearest missed={missed} />}
      {last.question && !missed && (
        <section className={styles.question} aria-label="One question" data-asks="">
          <p>{last.question}</p>
          {last.options.map((words) => (
            <Button
              key={words}
              aria-disabled={busy || undefined}
              onClick={() => void (busy || answer(words))}
            >
              {words}
            </Button>
          ))}
        </section>
      )}
      {isOlder && cards.length > 0 && (
        <h2 className={styles.older}>Found before, for “{last.userQuery}”</h2>
      )}
      <ul className={styles.cards} aria-busy={busy}>
        {cards.map((recommendation, place) => (
          <RecommendationCard
            key={recommendation.productId}
            recommendation={recommendation}
            urgent={place === 0}
          />
        ))}
      </ul>
      {missed === undefined && last.near.length > 0 && (
        <section className={styles.near} aria-label="Close to what you asked for">
          <h2>Close to what you asked for</h2>
          <NearShelf pieces={last.near} />
        </section>
      )}
      <ButtonLink href={paths.home}>Back to Home</ButtonLink>
    </Screen>
  );
}

/** Shown if removing a constraint brought nothing new. */
function wordsFor(outcome: RecommendationOutcome): string | undefined {
  switch (outcome.type) {
    case "found":
    case "busy":
      return undefined;
    case "nothing":
      return outcome.note ?? "Nothing else fits.";
    case "too-many":
      return "Too many requests. Please wait a moment.";
    case "failed":
      return "Sorry, I'm having trouble with recommendations right now. Please try again later.";
  }
}
