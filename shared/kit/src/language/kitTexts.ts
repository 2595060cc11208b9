import it from '../messages/it.json';

/** Namespace of the kit's own few texts: the errors of calls, the notifications. */
export const KIT_NAMESPACE = 'kit';

export const kitTexts = {
  bundled: { it },
  load: (language: string) => import(`@territori/languages/${language}/kit.json`),
};
