export const anyDigit = /\d/;
export const onlyDigits = /^\d+$/;
