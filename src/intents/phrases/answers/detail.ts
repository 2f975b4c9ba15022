/** "The first one", "number two". */
export const placeInList = /^(?:the )?(?:number |option )?\w+(?: one)?$/;
