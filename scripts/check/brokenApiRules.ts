import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';

const linter = new spectral.Spectral();
linter.setRuleset({
  extends: [[rulesets.oas as RulesetDefinition, 'all']],
  rules: {
    // the publisher of the portal has no e-mail address yet
    'contact-properties': 'off',
    // tags are in the order in which a reader needs them
    'openapi-tags-alphabetical': 'off',
  },
});

/** The rules of Spectral for OpenAPI that a definitions file breaks, errors and warnings alike, each with its place. */
export async function brokenApiRules(definitions: string): Promise<string[]> {
  const broken = await linter.run(definitions);
  return broken.map(({ code, message, path }) => `${path.join('.')}: ${message} (${code})`);
}
