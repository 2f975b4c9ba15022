/**
 * The test gateway's payment window, with the public interface of Razorpay Checkout, so that a page
 * can't tell which of the two it opened. No money moves here. Served as it is: it needs no build
 * step, no inline style and no frame, so the shop's strict Content-Security-Policy holds.
 * https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/
 */
(() => {
  const script = document.currentScript;
  const base = new URL(".", script instanceof HTMLScriptElement ? script.src : document.baseURI);

  /** Loaded with the script; the window waits for it, so that it never shows bare. */
  const style = new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = new URL("checkout.css", base).href;
    link.addEventListener("load", resolve);
    link.addEventListener("error", resolve);
    document.head.append(link);
  });

  const words = {
    title: "Test payment",
    label: "Test payment: no money moves",
    ask: "What shall the test bank answer?",
    success: "Pay (success)",
    failure: "Decline (failure)",
    close: "Close",
    loading: "One moment…",
    away: "The test gateway doesn't answer. Nothing was paid. Please try again.",
    leave: "Leave without paying?",
    stay: "Stay",
    quit: "Leave",
  };

  let windows = 0;

  class Razorpay {
    #options;
    #listeners = new Map();
    #dialog = null;
    #status = null;
    #buttons = [];
    #settled = true;

    constructor(options) {
      if (!options?.key) throw new Error("No key passed");
      if (!options.order_id) throw new Error("No order_id passed");
      this.#options = options;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#dialog !== null) return;
      this.#settled = false;
      const { dialog, bank } = this.#draw();
      this.#dialog = dialog;
      document.body.append(dialog);
      style.then(() => {
        if (this.#dialog === dialog) dialog.showModal();
      });
      this.#prepare(bank);
    }

    /** Closes the window without a word to the page, as Razorpay's does. */
    close() {
      this.#settled = true;
      const dialog = this.#dialog;
      this.#dialog = null;
      if (dialog?.open) dialog.close();
      dialog?.remove();
    }

    #dismiss() {
      if (this.#settled) return;
      this.close();
      this.#options.modal?.ondismiss?.();
    }

    /** Closing by hand; asks back where the page wants that. */
    #leave() {
      if (this.#options.modal?.confirm_close !== true) return this.#dismiss();
      const question = this.#dialog?.querySelector("[data-leave]");
      if (question instanceof HTMLElement) {
        question.hidden = false;
        question.querySelector("button")?.focus();
      }
    }

    #draw() {
      windows += 1;
      const id = `test-gateway-${windows}`;
      const dialog = make("dialog", { class: "test-gateway", "aria-labelledby": id });
      const amount = make("p", { class: "test-gateway-amount" });
      const bank = make("div", { class: "test-gateway-bank" });
      this.#status = make("p", { class: "test-gateway-status", role: "status" });
      const pay = this.#button(words.success, "primary", () => this.#answer("success"));
      const decline = this.#button(words.failure, "", () => this.#answer("failure"));
      this.#buttons = [pay, decline];
      bank.append(make("p", {}, words.ask), pay, decline);

      const leave = make("div", { class: "test-gateway-leave", "data-leave": "" });
      leave.hidden = true;
      leave.append(
        make("p", {}, words.leave),
        this.#button(words.stay, "primary", () => {
          leave.hidden = true;
        }),
        this.#button(words.quit, "", () => this.#dismiss()),
      );
      dialog.append(
        make("p", { class: "test-gateway-label" }, words.label),
        make("h2", { id }, `${words.title}${this.#options.name ? `: ${this.#options.name}` : ""}`),
        amount,
        bank,
        this.#status,
        this.#button(words.close, "quiet", () => this.#leave()),
        leave,
      );
      dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        if (this.#options.modal?.escape !== false) this.#leave();
      });
      // A browser may close a dialog at the second Escape without asking.
      dialog.addEventListener("close", () => this.#dismiss());
      return { dialog, bank: { amount } };
    }

    #button(text, kind, act) {
      const button = make("button", { type: "button", class: `test-gateway-button ${kind}` }, text);
      button.addEventListener("click", act);
      return button;
    }

    #wait(waiting) {
      for (const button of this.#buttons) button.disabled = waiting;
      this.#dialog?.setAttribute("aria-busy", String(waiting));
    }

    #tell(text) {
      if (this.#status !== null) this.#status.textContent = text;
    }

    async #prepare({ amount }) {
      this.#wait(true);
      this.#tell(words.loading);
      const { key, order_id } = this.#options;
      const query = new URLSearchParams({ key_id: key, order_id });
      const { body, ok } = await ask(`v1/preferences?${query}`);
      if (this.#settled) return;
      this.#tell(ok ? "" : (body?.error?.description ?? words.away));
      if (!ok) return;
      amount.textContent = money(body.order);
      this.#wait(false);
      this.#buttons[0]?.focus();
    }

    async #answer(outcome) {
      this.#wait(true);
      this.#tell(words.loading);
      const { key, order_id, handler, retry } = this.#options;
      const { body, ok } = await ask("v1/payments/create/ajax", {
        key_id: key,
        order_id,
        outcome,
      });
      // Closed meanwhile: the page knows, and learns of a payment from the server alone.
      if (this.#settled) return;
      if (ok) {
        this.close();
        handler?.(body);
        return;
      }
      const error = body?.error;
      this.#tell(error?.description ?? words.away);
      this.#wait(false);
      if (error?.metadata?.payment_id === undefined) return;
      for (const listener of this.#listeners.get("payment.failed") ?? []) listener({ error });
      if (retry === false || retry?.enabled === false) this.#dismiss();
    }
  }

  function make(tag, attributes, text = "") {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  }

  function money({ amount, currency }) {
    return new Intl.NumberFormat("en-IN", { style: "currency", currency }).format(amount / 100);
  }

  /** Never rejects; `body` is undefined when there is no answer to read. */
  async function ask(path, body) {
    try {
      const response = await fetch(new URL(path, base), {
        credentials: "omit",
        ...(body === undefined
          ? {}
          : {
              method: "POST",
              headers: { "content-type": "application/json" },
              body: JSON.stringify(body),
            }),
      });
      return { ok: response.ok, body: await response.json() };
    } catch {
      return { ok: false, body: undefined };
    }
  }

  globalThis.Razorpay = Razorpay;
})();
