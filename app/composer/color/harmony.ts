import { oklchOf } from './contrast.ts';

/** Chroma from which a grey counts as a colour, and the chroma at which it counts in full. */
const [grey, vivid] = [0.04, 0.14];
/** A step of lightness that parts two colours well. */
const clearStep = 0.35;

/**
 * How well a thing of one colour stands before a ground of another, from 0 (they clash, or it cannot be seen) to 2. A
 * ground of a like hue needs another lightness. A ground from across the colour wheel is its complement. Between the
 * two, strong colours clash.
 */
export function harmonyOf(thing: string, ground: string): number {
  const [one, other] = [oklchOf(thing), oklchOf(ground)];
  const step = Math.min(1, Math.abs(one.l - other.l) / clearStep);
  const strength = Math.min(strengthOf(one), strengthOf(other));
  const turn = Math.abs(one.h - other.h) % 360;
  const apart = Math.min(turn, 360 - turn);
  // Complements may be of like lightness; like hues may not.
  const across = strength * Math.max(0, (apart - 130) / 50);
  return 1 - strength * fightOf(apart) + Math.max(step, across);
}

/** How coloured a colour looks, 0 to 1: a dark one with less chroma than others (burgundy is red). */
function strengthOf({ c, l }: { c: number; l: number }): number {
  const full = vivid * Math.min(1, Math.max(0.5, 2 * l));
  return Math.min(1, Math.max(0, (c - grey) / (full - grey)));
}

/** 0 for hues beside or across from each other, 1 for a quarter to a third of the wheel. */
function fightOf(apart: number): number {
  if (apart <= 40 || apart >= 150) return 0;
  if (apart < 70) return (apart - 40) / 30;
  return apart <= 120 ? 1 : (150 - apart) / 30;
}
