/** A day in Rome, so many days from today, as pages show it (`DD/MM/YYYY`) and as addresses hold it (`YYYY-MM-DD`). */
export function day(offset = 0): { readonly shown: string; readonly iso: string } {
  const date = new Date(Date.now() + offset * 86_400_000);
  const format = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Rome', day: '2-digit', month: '2-digit', year: 'numeric' }).format(date);
  return { shown: format('it-IT'), iso: format('sv-SE') };
}
