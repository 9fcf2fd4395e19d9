/** The product's palette as mail clients understand it: plain hex, a light and a dark value each. */
export const mailColors = {
  paper: { light: '#f6f1e6', dark: '#14120e' },
  card: { light: '#fffdf8', dark: '#1e1b16' },
  ink: { light: '#17140f', dark: '#f5efe3' },
  soft: { light: '#544c40', dark: '#bdb4a4' },
  faint: { light: '#6f675a', dark: '#968d7e' },
  line: { light: '#e3dac8', dark: '#39342b' },
  accent: { light: '#d6331b', dark: '#ff6b4d' },
  accentText: { light: '#b3260f', dark: '#ff8a70' },
  onAccent: { light: '#ffffff', dark: '#1a0a05' },
  mark: { light: '#17140f', dark: '#2b261f' },
} as const;

export const sans =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";
export const serif = "Georgia, 'Times New Roman', serif";
export const mono = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Courier New', monospace";
