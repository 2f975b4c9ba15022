export const unitedStates = /^u\.?s\.?$/i;
export const homeCountry = /^(?:india|bharat)?$/i;
export const phoneSigns = /^[+\d\s-]+$/;
