import { useEffect, useRef } from 'react';

type Shortcuts = { undo: () => void; redo: () => void; save: () => void };

/** Ctrl or Cmd with Z goes a step back, with Shift and Z or with Y forth again, with S it saves. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const newest = useRef(shortcuts);
  useEffect(() => {
    newest.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.isComposing) return;
      const name = nameOf(event);
      if (!name || document.querySelector('dialog[open]')) return;
      // The word to look a thing up by is no part of the ad: its field goes back by itself.
      const isElsewhere = event.target instanceof HTMLInputElement && event.target.type === 'search';
      if (isElsewhere && name !== 'save') return;
      event.preventDefault();
      newest.current[name]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function nameOf({ key, code, shiftKey }: KeyboardEvent): keyof Shortcuts | null {
  // The letter as it is printed; keyboards of other scripts are known by the place of the key.
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'y' && !shiftKey) return 'redo';
  return letter === 'z' ? (shiftKey ? 'redo' : 'undo') : null;
}
