/** Where the frame has a search box: in the header of wide screens, and in the sheet that a button opens on others. */
export type SearchPlace = 'header' | 'sheet';
