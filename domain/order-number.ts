/** How an order is named to people: the beginning of its id, as screens, sentences and e-mails write it. */
export const orderNumber = (orderId: string): string => orderId.slice(0, 8).toUpperCase();
