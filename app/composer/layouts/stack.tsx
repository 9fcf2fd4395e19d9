import type { CSSProperties, ReactNode } from 'react';

/** A column or row that never shrinks. */
export function Stack(props: {
  gap?: number;
  row?: boolean;
  align?: 'flex-start' | 'center' | 'flex-end' | 'stretch' | 'baseline';
  justify?: 'flex-start' | 'space-between' | 'center' | 'flex-end';
  style?: CSSProperties;
  children: ReactNode;
}) {
  const style: CSSProperties = {
    display: 'flex',
    flexDirection: props.row ? 'row' : 'column',
    alignItems: props.align ?? 'flex-start',
    justifyContent: props.justify ?? 'flex-start',
    flexShrink: 0,
    maxWidth: '100%',
    gap: props.gap ?? 0,
    ...props.style,
  };
  return <div style={style}>{props.children}</div>;
}
