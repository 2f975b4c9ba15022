import { describe, expect, it } from "vitest";
import type { Question } from "../../effects.ts";
import { normalise } from "../../normalise.ts";
import { understand } from "../../understand.ts";
import { askNeed } from "./need.ts";

const questionTo = (text: string) => {
  const effect = askNeed(normalise(text));
  return effect.type === "ask" ? effect.question.text : effect.type;
};

describe("the question after a need", () => {
  it.each([
    ["I need a warm jacket", "Shall I look for a warm jacket?"],
    ["I need a warm jacket please.", "Shall I look for a warm jacket?"],
    ["i need to buy socks for my father", "Shall I look for socks for your father?"],
    ["I NEED A COAT", "Shall I look for a coat?"],
    ["what should I buy for my wife?", "Shall I look for something for your wife?"],
    ["For Diwali, what should I buy?", "Shall I look for something for Diwali?"],
    ["so I need you to find me a saree", "Shall I look for a saree?"],
    ["I need something I'm warm in", "Shall I look for something you're warm in?"],
    ["I need a Nehru jacket", "Shall I look for a Nehru jacket?"],
    [`I need ${"very ".repeat(20)}warm socks`, "Shall I look for that?"],
  ])("offers to look for what is named: %j", (text, question) => {
    expect(questionTo(text)).toBe(question);
  });

  it.each([
    "I need",
    "i need...",
    "What should I buy?",
    "so what should i buy today",
    "I need something",
    "I need help",
    "I need you",
    "I need nothing",
    "hey what should i buy please",
  ])("asks openly where nothing is named: %j", (text) => {
    expect(questionTo(text)).toBe("What are you looking for?");
  });

  it("remembers the utterance that led to it, within what the request takes", () => {
    const effect = askNeed(normalise(` I need ${"x".repeat(900)} `));
    expect(effect).toMatchObject({ type: "ask", question: { about: "I need" } });
  });
});

describe("the answer to a need", () => {
  const offered: Question = {
    id: "need",
    text: "Shall I look for a warm jacket?",
    about: "I need a warm jacket",
  };
  const open: Question = {
    id: "need",
    text: "What are you looking for?",
    about: "What should I buy?",
  };
  const answer = (text: string, asked: Question) => {
    const { row, command, effects } = understand(
      { alternatives: [{ text }] },
      { screen: "/", asked },
    );
    return { row, command, effects };
  };
  const request = (userNeeds: string, row = "none") => ({
    row,
    command: "answer-need",
    effects: [{ type: "recommend", userNeeds }],
  });
  const kindly = {
    row: "none",
    command: "answer-need",
    effects: [{ type: "say", text: "All right. I'm here when you want something." }],
  };

  it.each(["yes", "Yes, please!", "go ahead", "sure"])("%j requests what was offered", (text) => {
    expect(answer(text, offered)).toEqual(request("I need a warm jacket"));
  });

  it("adds what was said after the yes", () => {
    expect(answer("yes, in blue", offered)).toEqual(request("I need a warm jacket, in blue"));
  });

  it.each(["no", "No thanks", "never mind", "cancel", "forget it"])(
    "%j is taken kindly",
    (text) => {
      expect(answer(text, offered)).toEqual(kindly);
      expect(answer(text, open)).toEqual(kindly);
    },
  );

  it("requests what was said after the no", () => {
    expect(answer("no, a raincoat", offered)).toEqual(request("a raincoat"));
  });

  it.each(["under 2000", "for my mother", "a red one"])("%j says more of the offer", (text) => {
    expect(answer(text, offered)).toEqual(request(`I need a warm jacket, ${text}`));
  });

  it("requests other words as they were spoken", () => {
    expect(answer("Something for the Monsoon", offered)).toEqual(
      request("Something for the Monsoon"),
    );
    expect(answer("linen shirts", open)).toEqual(request("linen shirts"));
  });

  it("takes another need with words as the answer", () => {
    expect(answer("I need a coat", offered)).toEqual(request("I need a coat", "need"));
  });

  it("takes needing nothing as no", () => {
    expect(answer("I need nothing", offered)).toEqual({ ...kindly, row: "need" });
  });

  it("asks again after another need without words, and after a yes to the open question", () => {
    expect(answer("what should I buy", offered)).toEqual({
      row: "need",
      command: undefined,
      effects: [{ type: "ask", question: { ...open, about: "what should I buy" } }],
    });
    expect(answer("yes", open)).toEqual({
      row: "none",
      command: "answer-need",
      effects: [{ type: "ask", question: open }],
    });
  });

  it.each([
    ["no, go home", "home"],
    ["cancel my order", "order"],
    ["I want a thin one", "recommend"],
    ["log out", "logout"],
  ])("lets %j change the subject", (text, row) => {
    expect(answer(text, offered)).toMatchObject({ row, command: undefined });
  });

  it("leaves silence unanswered", () => {
    expect(answer(" ", offered)).toMatchObject({ row: "none", command: undefined });
  });

  it("never sends more than the request takes", () => {
    const about = `I need ${"socks ".repeat(80)}`.trim();
    const { effects } = answer("yes, in blue and green and red", { ...offered, about });
    const [effect] = effects;
    expect(effect?.type === "recommend" && effect.userNeeds.length).toBeLessThanOrEqual(500);
  });
});
