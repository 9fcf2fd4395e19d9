/** A checkbox drawn as the switches of the settings page are. */
export function PublishSwitch({ isOn }: { isOn: boolean }) {
  return (
    <label className="flex w-fit cursor-pointer items-center gap-3 font-semibold">
      <span className="relative inline-flex h-8 w-14 shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is checked
          role="switch"
          name="isPublished"
          defaultChecked={isOn}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunk transition-colors checked:border-accent checked:bg-accent"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute start-1 top-1/2 size-6 -translate-y-1/2 rounded-full bg-raised shadow-sheet transition-transform peer-checked:translate-x-6 rtl:peer-checked:-translate-x-6"
        />
      </span>
      Publish immediately
    </label>
  );
}
