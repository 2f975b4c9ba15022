/** The short order number in screens, sentences and e-mails: the start of its id. */
export const orderNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();
