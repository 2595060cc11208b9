import { FAILURE, type PortalOfElement } from '@territori/kit/element';
import { computed, defineComponent, defineCustomElement, h, type PropType, ref, useHost, watch } from 'vue';

interface Term {
  readonly descrizione: string;
}

const WordsPage = defineComponent({
  props: { portal: { type: Object as PropType<PortalOfElement>, required: true } },
  setup(props) {
    const host = useHost();
    const terms = ref<readonly Term[]>([]);
    const search = computed(() => props.portal.query.get('cerca') ?? '');
    const found = computed(() => terms.value.filter(({ descrizione }) => descrizione.toLowerCase().includes(search.value.toLowerCase())));
    watch(
      () => props.portal.language,
      async (language) => {
        try {
          terms.value = await props.portal.api.get<Term[]>('/api/Report/Glossario', { query: { plang: language.toUpperCase() } });
        } catch (reason) {
          host?.dispatchEvent(new CustomEvent(FAILURE, { detail: reason }));
        }
      },
      { immediate: true },
    );
    const show = (event: Event) => {
      const written = (event.target as HTMLInputElement).value;
      props.portal.navigate(written ? `?cerca=${encodeURIComponent(written)}` : '?');
    };
    return () => {
      const { text } = props.portal;
      // the colours and sizes are those of the portal's theme
      return h('div', { style: { padding: '2rem var(--pageGutter)', display: 'grid', gap: 'var(--spacingVerticalL)' } }, [
        h('h1', { tabindex: -1, style: { margin: 0, outline: 'none' } }, text('titolo')),
        h('label', [text('cerca'), ' ', h('input', { type: 'search', value: search.value, onChange: show })]),
        h('p', { 'aria-live': 'polite', style: { margin: 0 } }, text('trovate', { count: found.value.length })),
        h(
          'ul',
          found.value.map(({ descrizione }) => h('li', { key: descrizione }, descrizione)),
        ),
      ]);
    };
  },
});

/** The page as a custom element, without a shadow tree: the portal's focus and styles of the page reach it. */
export default defineCustomElement(WordsPage, { shadowRoot: false });
