import { Prose } from '@territori/ui/text';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

describe('Prose', () => {
  it('makes paragraphs of blank lines and a list of lines that begin with a hyphen', () => {
    const { container } = render(<Prose>{'Uno.\n\nDue:\n- primo\n- secondo'}</Prose>);
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Uno.', 'Due:']);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['primo', 'secondo']);
  });

  it('never reads a string as HTML', () => {
    const { container } = render(<Prose>{'<b>uno</b>'}</Prose>);
    expect(container.querySelector('b')).toBeNull();
    expect(container.textContent).toBe('<b>uno</b>');
  });
});
