/**
 * Examples beyond the table, for the help sheet, the suggestions, "what can I say" and the voice
 * guide.
 */
import { paths, productRoute, type RoutePath, routeOf } from "../../../domain/routes.ts";

export interface HelpTopic {
  readonly id: string;
  readonly say: readonly string[];
  readonly does: string;
  readonly on: "everywhere" | readonly RoutePath[];
}

const piece = productRoute;
const shelves = [paths.home, paths.collection, paths.product, paths.recommendations];

export const sayings: readonly HelpTopic[] = [
  {
    id: "add",
    say: ["Add this in medium", "Add the second one in large", "Two of them", "Make it two"],
    does: "Puts a piece into your cart, and asks for the size if you didn't say it.",
    on: [piece],
  },
  {
    id: "look",
    say: ["Size large", "Next picture"],
    does: "Chooses a size, or turns to another picture.",
    on: [piece],
  },
  {
    id: "ask",
    say: ["What sizes are there?", "How much is it?", "Is it cotton?", "Read the description"],
    does: "Answers questions about a piece.",
    on: [piece],
  },
  {
    id: "check-size",
    say: ["Do you have this in medium?", "Can I get it in large?", "Any medium left?"],
    does: "Tells whether a piece comes in a size.",
    on: [piece],
  },
  {
    id: "size-guide",
    say: ["Is there a size guide?", "What size am I with a 40 inch chest?"],
    does: "Opens the size guide, or tells which size is made for your measures.",
    on: [piece],
  },
  {
    id: "point",
    say: ["Open the second one", "Open the linen shirt", "Show me the cheapest one"],
    does: "Opens a piece that you see, by its place, its looks or its name.",
    on: [...shelves, piece],
  },
  {
    id: "compare",
    say: ["Compare the first two", "Compare it with the second one", "Which is the cheapest?"],
    does: "Tells how two pieces differ: price, sizes, cloth and colour.",
    on: [...shelves, piece],
  },
  {
    id: "related",
    say: ["Show me similar ones", "What goes with this?"],
    does: "Names the pieces most like one, and asks which to open.",
    on: [piece],
  },
  {
    id: "narrow",
    say: ["Only winter wear", "Cheapest first", "Clear the filters"],
    does: "Narrows and orders the collection.",
    on: [paths.collection],
  },
  {
    id: "follow-up",
    say: ["Something cheaper", "In blue", "Show me more"],
    does: "Changes what you asked for and picks again.",
    on: [paths.recommendations],
  },
  {
    id: "describe-cart",
    say: ["What's in my cart?", "How much is it altogether?"],
    does: "Reads out your cart and what it costs.",
    on: [paths.cart],
  },
  {
    id: "checkout",
    say: ["Check out", "Buy now"],
    does: "Goes to the checkout.",
    on: [paths.cart],
  },
  {
    id: "change-cart",
    say: [
      "Make it two",
      "Change it to large",
      "Actually, large",
      "Remove the last one",
      "Empty the cart",
    ],
    does: "Changes quantities and sizes, and takes pieces out.",
    on: [paths.cart],
  },
  {
    id: "delivery",
    say: [
      "Fill in the form",
      "My name is Asha Rao",
      "Deliver to 12 MG Road, Bengaluru, 560001",
      "Spell my last name",
      "Read it back",
    ],
    does: "Fills in the delivery form, one field after the other or several at once; also letter by letter.",
    on: [paths.placeOrder],
  },
  {
    id: "pay",
    say: ["Cash on delivery", "Pay by card", "Place the order"],
    does: "Chooses how to pay, and places the order once you have said yes to the amount.",
    on: [paths.placeOrder],
  },
  {
    id: "orders",
    say: ["Where is my order?", "What did I order last?"],
    does: "Tells how far your newest order is, or what was in it.",
    on: [paths.orders],
  },
  {
    id: "pay-unpaid",
    say: ["Pay for the unpaid one"],
    does: "Opens the payment of an order that waits for it, once you have said yes to the amount.",
    on: [paths.orders],
  },
  {
    id: "cancel-order",
    say: ["Cancel my last order", "Cancel the jeans in my order"],
    does: "Cancels an order that isn't shipped, or a piece of it, once you have said yes to it.",
    on: [paths.orders],
  },
  {
    id: "order-address",
    say: ["Send my order to my mother's address instead"],
    does: "Corrects where an order goes, by the name of an address that you keep.",
    on: [paths.orders],
  },
  {
    id: "return",
    say: ["Return the jacket, it's too small"],
    does: "Asks for a return of what was delivered, once you have said yes to it.",
    on: [paths.orders],
  },
  {
    id: "exchange",
    say: ["Exchange the kurta for a large"],
    does: "Asks for another size of what was delivered.",
    on: [paths.orders],
  },
  {
    id: "refund",
    say: ["Where is my refund?"],
    does: "Tells where money is that goes back to you.",
    on: [paths.orders],
  },
  {
    id: "use-address",
    say: ["Deliver to the same address as last time", "Use my mother's address"],
    does: "Fills the form with an address that you keep, or with that of your last order.",
    on: [paths.placeOrder],
  },
  {
    id: "trade",
    say: ["Is it in stock?", "Do you deliver to 560001?", "When will it arrive?"],
    does: "Tells what is left of a piece, and whether and when we deliver to a PIN code, or to you.",
    on: [piece],
  },
  {
    id: "account",
    say: ["Change my password", "Show my data", "Delete my account"],
    does: "Goes to your account, where it is done. Nothing secret is asked for aloud.",
    on: [paths.account],
  },
  {
    id: "end-sessions",
    say: ["Sign me out everywhere else"],
    does: "Ends where else you are logged in, once you have said yes.",
    on: [paths.account],
  },
  {
    id: "both",
    say: ["Open the second one and add it in large"],
    does: "Does two things, one after the other.",
    on: shelves,
  },
  {
    id: "find",
    say: ["Search for linen shirts", "Show me some kurtas", "Do you have any dresses under 1500?"],
    does: "Searches by name, or picks clothes where you describe them.",
    on: "everywhere",
  },
  {
    id: "places",
    say: ["Show me what's new", "Show me the best sellers", "Keep shopping", "Log me out"],
    does: "Goes to what's new and what others love; on to the collection; signs you out.",
    on: "everywhere",
  },
  {
    id: "count",
    say: ["How many kurtas do you have?"],
    does: "Counts the pieces that you see.",
    on: shelves,
  },
  {
    id: "read-page",
    say: ["Read the page", "Where am I?"],
    does: "Tells in short what is on the screen.",
    on: "everywhere",
  },
  {
    id: "everywhere",
    say: [
      "Help",
      "What can I say?",
      "Say that again",
      "Slower",
      "Go back",
      "Undo that",
      "Scroll down",
    ],
    does: "Helps, repeats, changes its pace, goes back, takes back and scrolls.",
    on: "everywhere",
  },
  {
    id: "tour",
    say: ["Show me around"],
    does: "Shows in three steps how to shop by voice. “Skip” ends it.",
    on: "everywhere",
  },
];

/** The screen's own first. */
export function sayingsOn(screen: string): readonly HelpTopic[] {
  const route = routeOf(screen)?.route;
  const here = sayings.filter(
    ({ on }) => on !== "everywhere" && route !== undefined && on.includes(route),
  );
  return [...here, ...sayings.filter(({ on }) => on === "everywhere")];
}
