import { type ComponentType, useEffect, useRef, useState } from 'react';

export interface LaterPartProps<Props extends object> {
  /** Loads the part; called once it comes into sight. */
  readonly load: () => Promise<{ readonly default: ComponentType<Props> }>;
  readonly props: Props;
  /** The height that is kept for it, in rem, or a CSS variable with this number: nothing moves when it appears. */
  readonly height: number | `var(--${string})`;
  /** True where it is wanted before it comes into sight: on paper. */
  readonly now?: boolean;
  /** What stands there when it cannot be loaded. */
  readonly failure: string;
}

/** A part of a page whose code and data are loaded when the visitor comes to it. */
export function LaterPart<Props extends object>({ load, props, height, failure, now = false }: LaterPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [Part, setPart] = useState<ComponentType<Props>>();
  const [asked, setAsked] = useState(false);
  const [failed, setFailed] = useState(false);
  // the function that loads is written in place and new each time
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (now) setAsked(true);
  }, [now]);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setAsked(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!asked) return;
    let left = false;
    latest.current().then(
      (loaded) => left || setPart(() => loaded.default),
      () => left || setFailed(true),
    );
    return () => {
      left = true;
    };
  }, [asked]);
  return (
    <div
      ref={place}
      style={{ minHeight: `calc(${height} * var(--rem, 1rem))` }}
      aria-busy={asked && !Part && !failed}
      data-waiting={Part || failed ? undefined : ''}
    >
      {Part ? <Part {...props} /> : failed && <p>{failure}</p>}
    </div>
  );
}
