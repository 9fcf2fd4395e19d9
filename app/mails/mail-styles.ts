import { mailColors as colors, mono, sans, serif } from './mail-colors.ts';

/** Inline styles of the frame, in the light colours: what every mail client understands. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: colors.paper.light, fontFamily: sans },
  frame: { width: '100%', maxWidth: 600 },
  frameCell: { padding: '44px 24px 48px' },
  head: { padding: '0 4px 22px' },
  brand: {
    color: colors.ink.light,
    fontFamily: serif,
    fontSize: 22,
    lineHeight: '34px',
    letterSpacing: '-0.01em',
    textDecoration: 'none',
  },
  mark: {
    display: 'inline-block',
    width: 34,
    height: 34,
    marginRight: 11,
    borderRadius: 9,
    backgroundColor: colors.mark.light,
    color: colors.accent.dark,
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '34px',
    textAlign: 'center',
  },
  card: { backgroundColor: colors.card.light, border: `1px solid ${colors.line.light}`, borderRadius: 16 },
  cardCell: { padding: '48px 48px 40px' },
  title: {
    margin: '0 0 22px',
    color: colors.ink.light,
    fontFamily: serif,
    fontSize: 34,
    lineHeight: '1.15',
    fontWeight: 400,
    letterSpacing: '-0.015em',
  },
  text: { margin: '0 0 16px', color: colors.soft.light, fontSize: 16, lineHeight: '26px' },
  actionRow: { padding: '14px 0 12px' },
  action: {
    display: 'inline-block',
    boxSizing: 'border-box',
    backgroundColor: colors.accent.light,
    color: colors.onAccent.light,
    borderRadius: 10,
    padding: '15px 28px',
    fontSize: 16,
    lineHeight: '22px',
    fontWeight: 600,
    textAlign: 'center',
    textDecoration: 'none',
  },
  quote: {
    margin: '8px 0 22px',
    padding: '2px 0 2px 20px',
    borderLeft: `3px solid ${colors.accent.light}`,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
  },
  quoteTitle: {
    margin: '0 0 4px',
    color: colors.ink.light,
    fontSize: 16,
    lineHeight: '26px',
    fontWeight: 600,
  },
  quoteText: { margin: 0, color: colors.soft.light, fontSize: 15, lineHeight: '24px' },
  note: { marginTop: 24, paddingTop: 22, borderTop: `1px solid ${colors.line.light}` },
  small: { margin: '0 0 12px', color: colors.faint.light, fontSize: 13, lineHeight: '20px' },
  address: {
    margin: 0,
    color: colors.faint.light,
    fontFamily: mono,
    fontSize: 12,
    lineHeight: '18px',
    wordBreak: 'break-all',
  },
  foot: { padding: '24px 4px 0' },
  plainLink: { color: 'inherit', textDecoration: 'none' },
  link: { color: 'inherit', textDecoration: 'underline' },
} as const;

/** For clients that read style sheets: phones, and the dark colours. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .frame-cell { padding: 24px 12px 32px !important; }
  .card-cell { padding: 32px 24px 28px !important; }
  .title { font-size: 29px !important; }
  .action { display: block !important; }
}
@media (prefers-color-scheme: dark) {
  .paper, .paper > table > tbody > tr > td { background-color: ${colors.paper.dark} !important; }
  .card { background-color: ${colors.card.dark} !important; border-color: ${colors.line.dark} !important; }
  .ink { color: ${colors.ink.dark} !important; }
  .soft { color: ${colors.soft.dark} !important; }
  .faint { color: ${colors.faint.dark} !important; }
  .mark { background-color: ${colors.mark.dark} !important; }
  .action { background-color: ${colors.accent.dark} !important; color: ${colors.onAccent.dark} !important; }
  .quote { border-color: ${colors.accent.dark} !important; }
  .article-link { color: ${colors.accentText.dark} !important; }
  .rule { border-color: ${colors.line.dark} !important; }
}`;
