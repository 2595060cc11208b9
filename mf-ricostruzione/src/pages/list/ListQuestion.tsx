import { useMessages } from '@territori/kit';
import { dayAnswerText, type Kind, levelAnswerText, type Question, questionText } from '@territori/traduzione';
import { Button } from '@territori/ui/button';
import { InlineMessage } from '@territori/ui/feedback';
import { Stack } from '@territori/ui/layout';
import { Text } from '@territori/ui/text';
import type { ListChoices } from '../../list/ListChoices.ts';
import type it from '../../messages/it.json';
import { usePhrase } from './usePhrase.ts';

export interface ListQuestionProps {
  readonly question: Question;
  /** The kind of the column that was read. */
  readonly kind: Kind;
  readonly onChoose: (change: Partial<ListChoices>) => void;
}

/** What only the visitor knows of the list, with the answers as buttons. An answer can be taken back under Correct. */
export function ListQuestion({ question, kind, onChoose }: ListQuestionProps) {
  const t = useMessages<typeof it>();
  const phrase = usePhrase();
  const answers =
    question.kind === 'data'
      ? question.answers.map((answer) => ({ text: dayAnswerText(answer, phrase), change: { from: answer.from } }))
      : question.answers.map((answer) => ({
          text: levelAnswerText(answer, phrase),
          change: { level: answer.level === 'comune' ? ('comune' as const) : ('uts' as const) },
        }));
  return (
    <InlineMessage
      intent="warning"
      title={questionText(question, kind, phrase)}
      live={false}
      actions={
        <Stack gap="small">
          {answers.map(({ text, change }) => (
            <div key={text}>
              <Button onClick={() => onChoose(change)}>{text}</Button>
            </div>
          ))}
        </Stack>
      }
    >
      <Text as="p">{t(`elenco.domanda.${question.kind}`)}</Text>
    </InlineMessage>
  );
}
