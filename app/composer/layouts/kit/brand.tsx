import type { CSSProperties } from 'react';
import { setWidth } from '../../brief/text/segments.ts';
import { allowsTracking } from '../../type/typesetting.ts';
import type { Canvas, ViewProps } from '../layout.ts';
import { Logo } from '../product.tsx';
import { cornerOf, Words, wrapping } from './parts.tsx';

/** Shares of what is read without effort that a name is set in: in full, and where the words are dense. */
const [readable, readableDense] = [0.86, 0.72];

/** Letters of a name from which on it is set smaller, so that it takes no third line. */
const longName = 32;

/** Type size of the advertiser's name, px. It is small, and still read on a telephone. */
export function brandSize({ u, least, dense, smallest }: Canvas, name = ''): number {
  if (least === 0) return Math.round(2.5 * u);
  const share = Math.min(1, longName / Math.max(setWidth(name), 1));
  return Math.round(Math.max(2.5 * u, share * (dense ? readableDense : readable) * least, smallest));
}

/** The advertiser's logo, or its name set small with a mark before it; nothing when neither is known. */
export function Brand(
  props: ViewProps & {
    color: string;
    mark: string;
    /** The colour it stands on. */
    ground: string;
    style?: CSSProperties;
  },
) {
  const { logo, copy, canvas, design } = props;
  if (logo) {
    return (
      <div style={{ display: 'flex', flexShrink: 0, ...props.style }}>
        <Logo {...props} logo={logo} ground={props.ground} />
      </div>
    );
  }
  if (!copy.brand) return null;
  const size = brandSize(canvas, copy.brand.plain);
  // A name longer than its column takes a second line, its mark beside the first.
  const isModern = canvas.least > 0;
  const [side, lineHeight] = [size * 0.42, 1.3];
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'row',
        alignItems: isModern ? 'flex-start' : 'center',
        flexShrink: 0,
        gap: size * 0.5,
        ...(isModern ? { maxWidth: '100%' } : {}),
        ...props.style,
      }}
    >
      <div
        style={{
          display: 'block',
          flexShrink: 0,
          width: side,
          height: side,
          ...(isModern ? { marginTop: (lineHeight * size - side) / 2 } : {}),
          background: props.mark,
          borderRadius: cornerOf(props) > 1 ? size : 0.1,
        }}
      />
      <Words
        text={copy.brand}
        size={size}
        color={props.color}
        weight={700}
        lineHeight={lineHeight}
        tracking={allowsTracking(design.script) ? 0.03 : 0}
        style={isModern ? wrapping : { whiteSpace: 'nowrap' }}
      />
    </div>
  );
}
