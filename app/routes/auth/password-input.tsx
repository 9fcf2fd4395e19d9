import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { passwordMaxLength } from '#app/domain/users/auth-limits.ts';
import { Input } from '#app/ui/input.tsx';

/** A password field whose text can be shown. */
export function PasswordInput(props: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? 'text' : 'password'}
        maxLength={passwordMaxLength}
        autoCapitalize="none"
        spellCheck={false}
        className="pe-12"
      />
      <button
        type="button"
        aria-label="Show password"
        aria-pressed={shown}
        disabled={props.disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-md text-ink-soft hover:text-ink disabled:cursor-not-allowed disabled:opacity-60"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
}
