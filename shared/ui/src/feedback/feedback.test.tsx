import { ErrorState, InlineMessage } from '@territori/ui/feedback';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

describe('ErrorState', () => {
  it('is announced at once and offers a retry', async () => {
    const onRetry = vi.fn();
    render(<ErrorState title="Il glossario non è stato caricato." onRetry={onRetry} labels={{ retry: 'Riprova' }} />);
    expect(screen.getByRole('alert').textContent).toContain('Il glossario non è stato caricato.');
    await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('says what the catalogue of errors says of a failed call, and nothing of an error of another kind', () => {
    const fault = Object.assign(new Error('500'), { title: 'Errore di sistema', detail: 'regione è «99»' });
    const { rerender } = render(<ErrorState title="Le righe mancano." cause={fault} labels={{ retry: 'Riprova' }} />);
    expect(screen.getByRole('alert').textContent).toBe('Le righe mancano.Errore di sistemaregione è «99»');
    rerender(<ErrorState title="Le righe mancano." cause={new TypeError('x is undefined')} labels={{ retry: 'Riprova' }} />);
    expect(screen.getByRole('alert').textContent).toBe('Le righe mancano.');
  });
});

describe('InlineMessage', () => {
  it.each([
    ['error', 'alert'],
    ['warning', 'status'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('%s has the role %s', (intent, role) => {
    render(<InlineMessage intent={intent}>Testo</InlineMessage>);
    expect(screen.getByRole(role).textContent).toBe('Testo');
  });

  it('one that is there from the start is not announced', () => {
    render(
      <InlineMessage intent="error" live={false}>
        Testo
      </InlineMessage>,
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is dismissed by its button', async () => {
    const onDismiss = vi.fn();
    render(
      <InlineMessage intent="warning" onDismiss={onDismiss} labels={{ dismiss: 'Chiudi' }}>
        Testo
      </InlineMessage>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
