import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PublicMedia } from '#app/domain/media/media.server.ts';
import { controlsClasses, dotsClasses, insetClasses, Slide } from '#app/routes/public/landing/slide.tsx';
import { Container } from '#app/ui/container.tsx';

type CarouselProps = { slides: PublicMedia[] };

/**
 * The ads in a row. Without JavaScript, and until the carousel's code has arrived, a strip that scrolls sideways;
 * the carousel takes the same place, so nothing moves.
 */
export function Slider({ slides }: CarouselProps) {
  const section = useRef<HTMLElement>(null);
  const [Carousel, setCarousel] = useState<ComponentType<CarouselProps> | 'loading' | null>(null);
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setCarousel('loading');
        const { Carousel } = await import('#app/routes/public/landing/carousel.tsx');
        setCarousel(() => Carousel);
      },
      { rootMargin: '100px' },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  if (slides.length === 0) return null;
  return (
    <section
      ref={section}
      aria-labelledby="slider-title"
      className="mt-20 overflow-clip bg-plate py-16 text-on-plate lg:mt-24 lg:py-20"
    >
      <Container>
        <h2 id="slider-title" className="font-display text-display">
          AI-Generated Ad <span className="accent-word">Examples</span>
        </h2>
      </Container>
      {Carousel && Carousel !== 'loading' ? (
        <Carousel slides={slides} />
      ) : (
        <div className="mt-8">
          <ul
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            aria-labelledby="slider-title"
            className={`${insetClasses} flex scroll-ps-4 snap-x snap-mandatory overflow-x-auto`}
          >
            {slides.map((slide) => (
              <Slide key={slide.id} slide={slide} />
            ))}
          </ul>
          <Container className={`${controlsClasses} text-sm`}>
            <span role="status" className="min-h-11">
              {Carousel === 'loading' ? 'Loading slider...' : null}
            </span>
            {/* Keeps the room of the dots. */}
            <span aria-hidden="true" className={dotsClasses}>
              {slides.map(({ id }) => (
                <span key={id} className="size-6" />
              ))}
            </span>
          </Container>
        </div>
      )}
    </section>
  );
}
