/**
 * The card provider's webhook: pays orders even if the browser never returns. The body stays raw,
 * because the signature covers its bytes.
 */
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sendRefusal } from "../http/binding/bind.ts";
import { webhookPath } from "../payments/webhook-event.ts";
import { refuse } from "../services/outcome.ts";
import type { RouteParts } from "./route-parts.ts";

export function razorpayWebhookRoute(app: FastifyInstance, { payments }: RouteParts): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/json", { parseAs: "buffer" }, (_, body, done) => {
      done(null, body);
    });

    scope.route({
      method: "POST",
      url: webhookPath,
      handler: async (request, reply) => {
        if (payments === null) return sendRefusal(reply, notSetUp);
        const signature = header(request, "x-razorpay-signature");
        const id = header(request, "x-razorpay-event-id");
        const { body } = request;
        if (signature === null || id === null || !Buffer.isBuffer(body)) {
          return sendRefusal(reply, incomplete);
        }
        const handled = await payments.handleWebhook({ body, signature, id });
        return handled.ok ? reply.send(handled.value) : sendRefusal(reply, handled.refusal);
      },
    });
  });
}

const notSetUp = refuse("not-found", "Card payment is not set up").refusal;
const incomplete = refuse(
  "bad-input",
  "A payment message needs a body, X-Razorpay-Signature and X-Razorpay-Event-Id",
).refusal;

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" && value.length <= 200 ? value : null;
}
