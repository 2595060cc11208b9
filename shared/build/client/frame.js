// The script of a section's frame (`/embed/<id>`): makes the section's element, and reports its height and the page shown to the page around it.
const main = document.querySelector('main');
const report = (message) => parent.postMessage(message, '*');

new ResizeObserver(() => {
  report({ type: 'territori:resize', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
}).observe(document.documentElement);
addEventListener('on-navigate', ({ detail }) => report({ type: 'territori:navigate', path: detail.path }));

const [configuration] = await Promise.all([
  fetch('../config.json').then((answer) => answer.json()),
  import(`../mf/${main.dataset.section}/embed.js`),
]);
const element = document.createElement(`territori-${main.dataset.section}`);
const known = customElements.get(element.localName).observedAttributes;
for (const [name, value] of new URLSearchParams(location.search)) {
  if (known.includes(name)) element.setAttribute(name, value);
  // a property of the theme: colours, typeface, space
  else if (/^--[a-z\d]+$/i.test(name)) element.style.setProperty(name, value);
}
element.setAttribute('product', configuration.product);
if (configuration.api) element.setAttribute('api', configuration.api);
else element.removeAttribute('api');
if (!element.lang && configuration.languages) element.lang = configuration.languages[0];
document.documentElement.lang = element.lang.toLowerCase().split('-')[0] || 'it';
element.append(...main.childNodes);
main.append(element);
