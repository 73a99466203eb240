import { useState } from 'react';
import { StatFigure } from './stat-figure';
import { Tile, TileRow } from './tile';

export default { title: 'Data/Tile', component: Tile, subcomponents: { TileRow } };

const figures = { Sales: '$1,983.65', Clicks: '172' };

export const Pressed = () => {
  const [chosen, choose] = useState('Sales');
  return (
    <TileRow least={120}>
      {Object.entries(figures).map(([name, value]) => (
        <Tile key={name} press={{ label: `Show ${name}`, isPressed: name === chosen, onPress: () => choose(name) }}>
          <StatFigure label={name} value={value} />
        </Tile>
      ))}
    </TileRow>
  );
};
export const Plain = () => (
  <Tile isWide>
    <StatFigure label="Sales" value="$1,983.65" />
  </Tile>
);
