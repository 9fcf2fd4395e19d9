import { href } from 'react-router';
import 'altcha/altcha.css';
import './captcha-altcha.css';
import 'altcha/external';
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker';
import type { DrawCaptcha } from './captcha-draw.ts';

// A file of our own origin: the content security policy allows no worker made from a blob.
$altcha.algorithms.set('PBKDF2/SHA-256', () => new Pbkdf2Worker());
$altcha.i18n.set('en', {
  ...$altcha.i18n.get('en'),
  label: "I'm human",
  verifying: 'Checking, this takes a second...',
  verified: 'Checked',
  expired: 'The check has expired. Please try again.',
  error: 'The check failed. Please try again.',
});

export const drawAltcha: DrawCaptcha = (box, { action, starts, onState }) => {
  const widget = document.createElement('altcha-widget');
  const settings = { hideFooter: true, hideLogo: true, humanInteractionSignature: false, minDuration: 0 };
  widget.setAttribute('challenge', href('/api/captcha/:action', { action }));
  widget.setAttribute('name', 'captcha');
  widget.setAttribute('language', 'en');
  onState(starts ? 'checking' : 'open');
  widget.setAttribute('auto', starts ? 'onload' : 'onfocus');
  widget.setAttribute('configuration', JSON.stringify(settings));
  widget.addEventListener('statechange', (event) => {
    const { state } = (event as CustomEvent<{ state: string }>).detail;
    onState(state === 'verified' ? 'solved' : state === 'verifying' ? 'checking' : 'open');
  });
  box.replaceChildren(widget);
  return () => box.replaceChildren();
};
