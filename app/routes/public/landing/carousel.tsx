import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { controlsClasses, dotsClasses, insetClasses, Slide } from '#app/routes/public/landing/slide.tsx';
import { describePicture } from '#app/routes/public/media-picture.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';

/** ms between slides (specification: landing.slider.interval). */
const autoAdvance = 4000;

const wantsStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Looping slides with dots, arrows and a pause button. Still while paused, touched, pointed at or reached by keyboard.
 */
export function Carousel({ slides }: { slides: PublicMedia[] }) {
  const [viewport, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    duration: wantsStillness() ? 0 : 25,
  });
  const [selected, setSelected] = useState(0);
  const [playing, setPlaying] = useState(() => !wantsStillness());
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const moving = playing && !hovered && !focused;

  useEffect(() => {
    if (!embla) return;
    const note = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', note);
    return () => {
      embla.off('select', note);
    };
  }, [embla]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new slide gets its full time, however it came
  useEffect(() => {
    if (!embla || !moving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') embla.scrollNext();
    }, autoAdvance);
    return () => clearInterval(timer);
  }, [embla, moving, selected]);

  // A press of the mouse focuses a button too, and should not stop what it has just started.
  const onFocus = (event: FocusEvent) => setFocused(event.target.matches(':focus-visible'));
  const onKeyDown = (event: KeyboardEvent) => {
    setFocused(true);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === 'ArrowRight') embla?.scrollNext();
    if (event.key === 'ArrowLeft') embla?.scrollPrev();
  };
  const current = slides[selected];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the section around it names it; this groups slides and controls
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby="slider-title"
      className="mt-8"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={viewport} className={`${insetClasses} overflow-hidden`}>
        <ul className="flex">
          {slides.map((slide, index) => (
            <Slide key={slide.id} slide={slide} label={`${index + 1} of ${slides.length}`} />
          ))}
        </ul>
      </div>
      <p aria-live={moving ? 'off' : 'polite'} className="sr-only">
        {current ? `${selected + 1} of ${slides.length}: ${describePicture(current)}` : null}
      </p>
      <Container className={controlsClasses}>
        <Control
          label={playing ? 'Pause the slider' : 'Play the slider'}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
        </Control>
        <Dots count={slides.length} selected={selected} onSelect={(index) => embla?.scrollTo(index)} />
        <Control label="Previous slide" onClick={() => embla?.scrollPrev()}>
          <ChevronLeft aria-hidden="true" />
        </Control>
        <Control label="Next slide" onClick={() => embla?.scrollNext()}>
          <ChevronRight aria-hidden="true" />
        </Control>
      </Container>
    </div>
  );
}

type ControlProps = { label: string; onClick: () => void; className?: string; children: ReactNode };

function Control({ label, onClick, className, children }: ControlProps) {
  return (
    <Button
      type="button"
      variant="secondary"
      size="icon"
      aria-label={label}
      onClick={onClick}
      className={className}
    >
      {children}
    </Button>
  );
}

type DotsProps = { count: number; selected: number; onSelect: (index: number) => void };

function Dots({ count, selected, onSelect }: DotsProps) {
  return (
    <div className={dotsClasses}>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are their index
          key={index}
          type="button"
          aria-label={`Go to slide ${index + 1}`}
          aria-current={index === selected || undefined}
          onClick={() => onSelect(index)}
          className="group grid size-6 place-items-center"
        >
          <span className="size-2.5 rounded-full border border-current transition-colors group-hover:bg-current/40 group-aria-current:bg-current" />
        </button>
      ))}
    </div>
  );
}
