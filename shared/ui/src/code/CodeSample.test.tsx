import { CodeSample } from '@territori/ui/code';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

const labels = { copy: 'Copia', copied: 'Copiato', notCopied: 'Non copiato' };

it('copies its code and confirms it, until the code changes', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<CodeSample name="Nella pagina" code="<p>" labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Copia', description: 'Nella pagina' }));
  expect(await navigator.clipboard.readText()).toBe('<p>');
  expect(screen.getByRole('status').textContent).toBe('Copiato');
  rerender(<CodeSample name="Nella pagina" code="<b>" labels={labels} />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('says that the browser does not allow it', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('denied', 'NotAllowedError'));
  render(<CodeSample name="Nella pagina" code="<p>" labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Copia' }));
  expect(screen.getByRole('status').textContent).toBe('Non copiato');
});
