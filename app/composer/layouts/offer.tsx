import type { CSSProperties } from 'react';
import { setWidth } from '../brief/text/segments.ts';
import { contrast } from '../color/contrast.ts';
import { graphemesOf, splitOffer } from '../type/typesetting.ts';
import { mostInOneLine } from './kit/button-room.ts';
import { type LabelLook, labelLook } from './kit/label-colors.ts';
import { cornerOf, Words, wrapping } from './kit/parts.tsx';
import type { SetText, ViewProps } from './layout.ts';

/** What every way to show an offer is given. */
export type OfferProps = ViewProps & { fill: string; color: string; style?: CSSProperties };

/** Least size of an offer as a share of what is read on a telephone without effort. */
export const leastOffer = 0.92;

/**
 * Type size of an offer, px. The offer comes second after the headline, before button and sub-line. A long one is set
 * smaller.
 */
export function offerSize({ copy, canvas, fitted }: Pick<ViewProps, 'copy' | 'canvas' | 'fitted'>): number {
  const { u, least, shape } = canvas;
  if (least === 0) return 2.6 * u * Math.max(fitted.scale, 0.85);
  const length = setWidth(copy.offer?.plain ?? '');
  const room = (shape === 'wide' ? 96 : 150) / Math.max(length, 1);
  const wished = Math.min(4.5, Math.max(room, 3.5)) * u * Math.max(fitted.scale, 0.8);
  const size = Math.max(Math.min(wished, 0.72 * Math.max(fitted.headline, 1.4 * least)), leastOffer * least);
  return size * (fitted.figures ?? 1);
}

/**
 * A label of one line. Where `ink` and `ground` are given it stands beside a button in `fill`, and must not look like a
 * second one. So it has sharper corners and another colour.
 */
export function OfferPill(props: OfferProps & { ink?: string; ground?: string }) {
  const { copy, lineHeights, canvas, design, ink, ground } = props;
  if (!copy.offer) return null;
  const size = Math.round(offerSize(props));
  const tag =
    canvas.least > 0 && ink !== undefined && ground !== undefined
      ? labelLook(design.palette, { fill: props.fill, ink, ground })
      : undefined;
  const look: LabelLook = tag ?? { fill: props.fill, text: props.color };
  // A line around the words takes the room of the padding it replaces.
  const line = look.fill ? 0 : Math.max(2, Math.round(0.09 * size));
  return (
    <div
      id="offer-shape"
      style={{
        display: 'flex',
        flexShrink: 0,
        maxWidth: '100%',
        padding: `${size * 0.42 - line}px ${size * (tag ? 0.62 : 0.95) - line}px`,
        borderRadius: tag ? Math.min(cornerOf(props), 0.9 * canvas.u) : cornerOf(props),
        ...(look.fill ? { background: look.fill } : { border: `${line}px solid ${look.text}` }),
        ...props.style,
      }}
    >
      <Words
        text={copy.offer}
        size={size}
        color={look.text}
        weight={700}
        lineHeight={lineHeights.body - 0.1}
        style={canvas.least > 0 || isLong(copy.offer, mostInOneLine) ? wrapping : {}}
      />
    </div>
  );
}

/** Width (setWidth) of the words beside a number that may be so much larger. */
const mostBeside = 14;

/** The offer over a short rule, its number set large and in the accent where that reads on the ground. */
export function OfferFigure(
  props: Omit<OfferProps, 'fill'> & { rule: string; ground: string; ruled?: boolean },
) {
  const { copy, canvas, fitted, lineHeights, design } = props;
  const { offer } = copy;
  if (!offer) return null;
  const isModern = canvas.least > 0;
  const split = splitOffer(offer.plain);
  // Beside many words a large number would leave a hole in the line, so all of them have one size.
  const isFigure = split && (!isModern || setWidth(`${split.before}${split.after}`) <= mostBeside);
  const [plain, numbered, large] = isModern ? [offerSize(props), 3.2, 2.1] : [2.7 * canvas.u, 2.7, 1.9];
  const usual = numbered * canvas.u * Math.max(fitted.scale, 0.85);
  const size = Math.round(isModern ? (isFigure ? Math.max(usual, canvas.least) : plain) : usual);
  const accent = contrast(props.rule, props.ground) >= 4.5;
  const weight = Math.min(Math.max(design.typography.headlineWeight, 600), 800);
  return (
    <div
      id="offer-shape"
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexShrink: 0,
        // A line of one size has no air of a large figure's: the rule would underline it.
        gap: (isModern && !isFigure ? 1.5 : 0.6) * canvas.u,
        ...props.style,
      }}
    >
      <Words
        text={offer}
        size={size}
        color={props.color}
        weight={isFigure ? 600 : 700}
        lineHeight={
          isModern && !isFigure ? lineHeights.body - 0.1 : Math.max(lineHeights.headline, 1.2) * 1.35
        }
        style={isModern ? { textWrap: 'balance', maxWidth: '100%' } : {}}
        {...(isFigure
          ? {
              emphasis: {
                size: Math.round(Math.max(usual * large, 1.5 * size)),
                color: accent ? props.rule : props.color,
                weight,
              },
            }
          : {})}
      />
      {props.ruled !== false && (
        <div
          style={{
            display: 'block',
            width: 7 * canvas.u,
            height: Math.max(3, 0.5 * canvas.u),
            background: props.rule,
          }}
        />
      )}
    </div>
  );
}

/** Whether a text has more than so many characters. */
export function isLong(text: SetText, characters: number): boolean {
  return graphemesOf(text.plain).length > characters;
}
