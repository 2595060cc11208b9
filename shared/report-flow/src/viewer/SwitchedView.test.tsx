import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SwitchedView } from './SwitchedView.tsx';

it('gives the focus to the view that comes when the focus went with the former one, and takes it from nothing else', () => {
  const map = (
    <SwitchedView view="map" name="Comuni">
      <button type="button">Tabella</button>
    </SwitchedView>
  );
  const table = (
    <SwitchedView view="table" name="Tabella">
      <table />
    </SwitchedView>
  );
  const { rerender } = render(map);
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('button').focus();
  rerender(table);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Tabella' }));

  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  rerender(map);
  expect(document.activeElement).toBe(other);
  expect(screen.queryByRole('group')).toBeNull();
  other.remove();
});
