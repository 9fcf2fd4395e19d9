import type { Box, SetText, ViewProps } from '../layout.ts';
import { Fact, inkOn, sizesOf, smallInkOn, WordColumn } from './kit.tsx';
import { CallToAction } from './parts.tsx';

/** The words of a layout on the palette's background, with the button in its accent. */
export function GroundWords(
  props: ViewProps & { box: Box; apart?: boolean; justify?: 'flex-start' | 'center' | 'flex-end' },
) {
  const { background, onBackground, accent, onAccent } = props.design.palette;
  return (
    <WordColumn
      {...props}
      ground={background}
      ink={inkOn(background, onBackground)}
      fill={accent}
      onFill={inkOn(accent, onAccent)}
    />
  );
}

/** Size of a further fact at the foot of an ad, px. */
export function footSize(props: ViewProps): number {
  const { middle, small } = sizesOf(props);
  return Math.round(Math.max(1.15 * small, 0.8 * middle));
}

/** A further fact at the foot of an ad, to be read on a telephone. */
export function FootFact(props: { props: ViewProps; text: SetText; ground: string; given: string }) {
  return (
    <Fact
      props={props.props}
      text={props.text}
      size={footSize(props.props)}
      color={smallInkOn(props.ground, props.given)}
      style={{ flexShrink: 1 }}
    />
  );
}

/** The button in the accent's colour. */
export function AccentButton(props: ViewProps & { width: number }) {
  const { accent, onAccent } = props.design.palette;
  return (
    <CallToAction
      {...props}
      style={{ maxWidth: props.width }}
      fill={accent}
      color={inkOn(accent, onAccent)}
    />
  );
}
