import { createMessages } from '../hooks/useMessages.ts';

/** The texts of an embedded section that in the portal belong to the shell. */
export const useMountTexts = createMessages('mount', {
  it: {
    'guasto.titolo': 'Questa pagina non è al momento disponibile',
    'guasto.testo': 'Non è stato possibile caricarla. Il resto di questo sito non ne risente.',
    'guasto.riprova': 'Riprova',
    'nonTrovata.titolo': 'Errore 404. La pagina che stai cercando non esiste.',
    'attesa.titolo': 'Il servizio che fornisce i dati è lento a rispondere',
    'attesa.testo': 'La pagina si completa appena arriva la risposta.',
    caricamento: 'Caricamento in corso',
    notifiche: 'Notifiche',
  },
  en: {
    'guasto.titolo': 'This page is not available at the moment',
    'guasto.testo': 'It could not be loaded. The rest of this site is not affected.',
    'guasto.riprova': 'Try again',
    'nonTrovata.titolo': 'Error 404. The page you are looking for does not exist.',
    'attesa.titolo': 'The service that provides the data is slow to answer',
    'attesa.testo': 'The page will be completed as soon as the answer arrives.',
    caricamento: 'Loading',
    notifiche: 'Notifications',
  },
});
