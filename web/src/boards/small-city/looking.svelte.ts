/** What somebody wants to look at on a small screen: shared by the board and the sheet below it. */
export const looking = $state({ others: false, papers: false });
