import { useMessages } from '@territori/kit';
import { LinkButton } from '@territori/ui/button';
import type it from '../messages/it.json';

export interface OtherViewProps {
  readonly view: 'tutte' | 'confronto';
  /** The period as the address of this view has it, so that the other view shows the same. */
  readonly period: { readonly dal: string; readonly al: string };
}

/** A link from the list of all changes to the comparison of its two days, or back. */
export function OtherView({ view, period: { dal, al } }: OtherViewProps) {
  const text = useMessages<typeof it>();
  return <LinkButton href={`#/variazioni/${view}?${new URLSearchParams({ dal, al })}`}>{text(`vai.${view}`)}</LinkButton>;
}
