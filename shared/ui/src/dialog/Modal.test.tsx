import { Modal, ReadMore } from '@territori/ui/dialog';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Metadati" labels={{ close: 'Chiudi' }}>
        Testo
      </Modal>
    </>
  );
}

describe('Modal', () => {
  it('renders nothing until it is open', () => {
    render(<Opener />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes focus, and is named by its title', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    expect(screen.getByRole('dialog', { name: 'Metadati' }).contains(document.activeElement)).toBe(true);
  });

  it('has a name at each stop of Tab, also where a long text is scrolled', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Chiudi' }));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Metadati' }));
  });

  it.each([
    ['Esc', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => userEvent.click(screen.getByRole('button', { name: 'Chiudi' }))],
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('%s closes it and returns the focus to the element that opened it', async (_, close) => {
    render(<Opener />);
    const opener = screen.getByRole('button', { name: 'Apri' });
    await userEvent.click(opener);
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('a click in it does not close it', async () => {
    render(<Opener />);
    await userEvent.click(screen.getByRole('button', { name: 'Apri' }));
    await userEvent.click(screen.getByText('Testo'));
    expect(screen.getByRole('dialog')).toBeInstanceOf(HTMLDialogElement);
  });
});

describe('ReadMore', () => {
  const labels = { more: 'Leggi di più', close: 'Chiudi' };

  it('leaves a text of up to 100 characters as it is', () => {
    render(<ReadMore text={'a'.repeat(100)} title="Nota" labels={labels} />);
    expect(screen.getByText('a'.repeat(100))).toBeInstanceOf(HTMLElement);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('cuts a longer one and shows it whole in a modal', async () => {
    const { container } = render(<ReadMore text={'a'.repeat(101)} title="Nota" labels={labels} />);
    expect(container.textContent).toBe(`${'a'.repeat(100)}… Leggi di più`);
    await userEvent.click(screen.getByRole('button', { name: 'Leggi di più' }));
    expect(screen.getByRole('dialog', { name: 'Nota' }).textContent).toContain('a'.repeat(101));
  });
});
