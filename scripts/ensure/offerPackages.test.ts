import { describe, expect, it } from 'vitest';
import { offerPackages } from './offerPackages.ts';

const git = { name: 'git', purpose: 'copies the sources' };
const debootstrap = { name: 'debootstrap', purpose: 'makes base images' };

/** An offer whose answer is given; `installed` are the packages that were installed, `questions` what was asked. */
function offer(yes: boolean, answer?: string) {
  const questions: string[] = [];
  const installed: string[] = [];
  const ask = async (question: string) => {
    questions.push(question);
    return answer ?? '';
  };
  return {
    questions,
    installed,
    offer: { yes, ask: answer === undefined ? undefined : ask, install: (names: readonly string[]) => void installed.push(...names) },
  };
}

describe('offerPackages', () => {
  it('asks nothing and installs nothing where nothing is missing', async () => {
    const given = offer(false);
    await offerPackages([], given.offer);
    expect(given).toMatchObject({ questions: [], installed: [] });
  });

  it.each(['y', 'Yes', ' y '])('asks at a terminal, names the packages and their purpose, and installs them for "%s"', async (answer) => {
    const given = offer(false, answer);
    await offerPackages([git, debootstrap], given.offer);
    expect(given.questions).toEqual([expect.stringContaining('git (copies the sources), debootstrap (makes base images)')]);
    expect(given.installed).toEqual(['git', 'debootstrap']);
  });

  it.each(['', 'n', 'no', 'yellow'])('installs nothing for "%s" and says how to', async (answer) => {
    const given = offer(false, answer);
    await expect(offerPackages([git], given.offer)).rejects.toThrow('Nothing was installed. Install them (sudo apt-get install git)');
    expect(given.installed).toEqual([]);
  });

  it('installs without a question where the answer is given beforehand', async () => {
    const given = offer(true, 'n');
    await offerPackages([git], given.offer);
    expect(given).toMatchObject({ questions: [], installed: ['git'] });
  });

  it('ends without a terminal and without the answer, and says what is missing', async () => {
    const given = offer(false);
    await expect(offerPackages([git], given.offer)).rejects.toThrow(/git \(copies the sources\).*sudo apt-get install git.*--yes/);
    expect(given.installed).toEqual([]);
  });
});
