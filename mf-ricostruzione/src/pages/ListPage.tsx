import { useMessages } from '@territori/kit';
import { useNavigate } from '@territori/kit/router';
import { Button } from '@territori/ui/button';
import { ArrowLeftRegular } from '@territori/ui/icon';
import { Page, PageHeader } from '@territori/ui/layout';
import { PageTitle, Text } from '@territori/ui/text';
import { useCallback, useEffect, useState } from 'react';
import type it from '../messages/it.json';
import type { ListSource } from '../worker/listMessages.ts';
import { ChooseList } from './list/ChooseList.tsx';
import { ListResult } from './list/ListResult.tsx';
import { useListAddress } from './list/useListAddress.ts';
import { useOpenList } from './list/useOpenList.ts';

/** Translates a visitor's list of codes or names to another day. The list stays in the browser. */
export default function ListPage() {
  const t = useMessages<typeof it>();
  const navigate = useNavigate();
  const address = useListAddress();
  const { showsList, example, showList } = address;
  const nameOf = useCallback(
    (source: ListSource) =>
      source.kind === 'file' ? source.file.name : source.kind === 'text' ? source.name : t(`elenco.esempio.${source.id}`),
    [t],
  );
  const { state, open, cancel } = useOpenList(nameOf);
  /** True once the visitor has given a list: the part of the page that replaces the form then receives the focus. */
  const [given, setGiven] = useState(false);
  const list = state.kind === 'open' ? state.list : undefined;
  const shown = list && showsList && (list.source.kind === 'example' ? list.source.id : null) === example ? list : undefined;

  // the address of an example is enough to show it
  const opensExample = example !== null && !shown && state.kind !== 'opening' && state.kind !== 'failed';
  useEffect(() => {
    if (opensExample) open({ kind: 'example', id: example });
  }, [opensExample, example, open]);

  const take = async (source: ListSource) => {
    setGiven(true);
    // choices that an address brought along hold for the first list
    const keepChoices = showsList && example === null && !list;
    if (await open(source)) showList(source.kind === 'example' ? source.id : null, { keepChoices });
  };

  return (
    <Page>
      <PageHeader
        above={
          <Button appearance="subtle" icon={<ArrowLeftRegular />} onClick={() => navigate('/ricostruzione-codici')}>
            {t('elenco.indietro')}
          </Button>
        }
        lead={
          <>
            <Text as="p">{t('elenco.introduzione')}</Text>
            <Text as="p" weight="semibold">
              {t('elenco.riservatezza')}
            </Text>
          </>
        }
      >
        <PageTitle>{t('elenco.titolo')}</PageTitle>
      </PageHeader>
      {shown ? (
        <ListResult key={shown.id} list={shown} address={address} takesFocus={given} />
      ) : (
        <ChooseList
          state={state}
          takesFocus={given}
          lostFile={showsList && example === null && !list}
          onSource={take}
          onCancel={() => {
            cancel();
            if (showsList) address.showChoice();
          }}
          onReturn={list && (() => showList(list.source.kind === 'example' ? list.source.id : null))}
        />
      )}
    </Page>
  );
}
