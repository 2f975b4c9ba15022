/** Distinct from Razorpay's keys. */
export const testGatewayKey = "rzp_test_nomoneymoves";
