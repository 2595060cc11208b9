import { Link } from '@territori/kit/router';
import type { UnitLink } from '@territori/report-flow/changes';
import { makeStyles, tokens } from '@territori/ui/theme';
import { useCallback } from 'react';

const useStyles = makeStyles({ link: { color: tokens.colorBrandForegroundLink } });

/** The name of a unit as a link to its page, on a day where one is given (`YYYY-MM-DD`). */
export function useUnitLink(day = ''): UnitLink {
  const { link } = useStyles();
  return useCallback(
    (id, name) => (
      <Link className={link} to={`/storia_ua/${id}${day && `?data=${day}`}`}>
        {name}
      </Link>
    ),
    [link, day],
  );
}
