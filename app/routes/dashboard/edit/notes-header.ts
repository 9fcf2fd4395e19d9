/** Header of a preview with what was measured: EditNotes as JSON, percent-encoded. */
export const notesHeader = 'x-ad-notes';
