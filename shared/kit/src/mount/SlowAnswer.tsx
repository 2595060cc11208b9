import { useIsFetching } from '@tanstack/react-query';
import { InlineMessage } from '@territori/ui/feedback';
import { useEffect, useState } from 'react';
import { useMountTexts } from './texts.ts';

/** A wait of this many milliseconds is explained. */
const SLOW_MS = 10_000;

/** Says above the section that the API is slow to answer, while it is. */
export function SlowAnswer() {
  const waiting = useIsFetching() > 0;
  const [slow, setSlow] = useState(false);
  const text = useMountTexts();
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return (
    // in the page before the message, so that screen readers announce it
    <div role="status">
      {slow && (
        <InlineMessage intent="info" live={false} title={text('attesa.titolo')}>
          {text('attesa.testo')}
        </InlineMessage>
      )}
    </div>
  );
}
