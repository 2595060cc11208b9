import { LinkButton } from '@territori/ui/button';
import { DownloadButton, type DownloadButtonProps } from '@territori/ui/download';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

const labels = { cancel: 'Annulla', progress: (percent: number | undefined) => (percent === undefined ? 'Preparazione' : `${percent} %`) };

function show(props: Partial<DownloadButtonProps> = {}) {
  const onDownload = vi.fn();
  const button = (more: Partial<DownloadButtonProps>) => (
    <DownloadButton onDownload={onDownload} labels={labels} {...more}>
      XLSX
    </DownloadButton>
  );
  const { rerender } = render(button(props));
  const update = (more: Partial<DownloadButtonProps>) => rerender(button(more));
  return { onDownload, update, button: screen.getByRole('button', { name: 'XLSX' }) };
}

describe('DownloadButton', () => {
  it('starts a download', async () => {
    const { onDownload, button } = show();
    await userEvent.click(button);
    expect(onDownload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows progress, can be cancelled, and does not start twice', async () => {
    const onCancel = vi.fn();
    const { onDownload, button } = show({ progress: 0.424, onCancel });
    expect(screen.getByRole('progressbar', { name: '42 %' })).toBeInstanceOf(HTMLElement);
    await userEvent.click(button);
    expect(onDownload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('returns the focus when the focused button disappears at the end of the download', async () => {
    const { button, update } = show();
    button.focus();
    update({ progress: 0.1, onCancel: vi.fn() });
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Annulla' }));
    update({ progress: undefined });
    expect(document.activeElement).toBe(button);
  });

  it('runs with unknown progress', () => {
    show({ progress: true });
    expect(screen.getByRole('progressbar', { name: 'Preparazione' }).getAttribute('aria-valuenow')).toBeNull();
  });

  it('says why it is disabled, and can be reached to hear it', () => {
    const { button } = show({ disabled: true, disabledReason: 'La descrizione non è caricata' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('La descrizione non è caricata');
  });
});

describe('LinkButton', () => {
  it('is a link whose new tab has no access to this one', () => {
    render(
      <LinkButton href="https://www.example.org/" newTab>
        Apri
      </LinkButton>,
    );
    const link = screen.getByRole('link', { name: 'Apri' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://www.example.org/',
      '_blank',
      'noopener noreferrer',
    ]);
  });
});
